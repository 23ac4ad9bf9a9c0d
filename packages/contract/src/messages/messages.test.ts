import { describe, expect, it } from "vitest";
import { clientMessages, fillMessage, messages, panelMessages, validationMessages } from "./index.js";

const all = Object.entries(messages);
const placeholders = (text: string) => (text.match(/\{\w*\}/g) ?? []).sort();

describe("messages", () => {
  it("are each in one group", () => {
    const keys = [validationMessages, clientMessages, panelMessages].flatMap((group) => Object.keys(group));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.toSorted()).toEqual(Object.keys(messages).toSorted());
  });

  it.each(all)("%s exists in English and Arabic", (key, { en, ar }) => {
    expect(key).toMatch(/^[a-z][a-z_]*$/);
    expect(en).toMatch(/[a-z]/i);
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    expect(ar).toMatch(/\p{Script=Arabic}/u);
    // Except for placeholders, Arabic texts use Arabic letters and Western digits.
    // Names of file formats are the same in every language.
    expect(ar.replace(/\{\w+\}|PDF|JPG|PNG|WebP/g, "")).not.toMatch(/[a-z٠-٩۰-۹]/i);
    expect([en, ar]).toEqual([en.trim(), ar.trim()]);
    expect(placeholders(ar)).toEqual(placeholders(en));
  });

  const specified = [
    // Forms
    ["first_name_required", "First Name is required", ["REQ-FORM-01"]],
    ["last_name_required", "Last Name is required", ["REQ-FORM-02"]],
    ["email_invalid", "Invalid Email Address", ["REQ-FORM-03"]],
    ["email_required", "Email is required", ["REQ-FORM-04"]],
    ["mobile_invalid", "Mobile number must be a valid number", ["REQ-FORM-05"]],
    ["mobile_required", "Mobile number is required", ["REQ-FORM-06"]],
    ["business_type_required", "Business Type is required", ["REQ-FORM-07"]],
    ["company_name_required", "Company Name is required", ["REQ-FORM-08"]],
    ["cr_number_required", "CR Number is required", ["REQ-FORM-09"]],
    ["birthday_required", "birthday is required", ["REQ-FORM-15"]],
    ["gender_required", "gender is required", ["REQ-FORM-16"]],
    ["name_required", "Name is required", ["REQ-FORM-10"]],
    ["password_required", "Password is required", ["REQ-FORM-11"]],
    ["confirm_password_required", "Confirm Password is required", ["REQ-FORM-12"]],
    ["passwords_must_match", "Passwords must match", ["REQ-FORM-13"]],
    ["password_too_short", "The password must be at least 8 characters", ["REQ-FORM-14"]],
    ["phone_required", "Phone is required", ["REQ-FORM-17"]],
    ["zone_required", "Zone is required", ["REQ-FORM-18"]],
    ["note_required", "Note is required", ["REQ-FORM-19"]],
    ["building_number_required", "Building Number is required", ["REQ-FORM-20"]],
    ["please_fill_all_input", "Please fill all inputs", ["REQ-FORM-21"]],
    // Toasts
    ["failed_to_add_data", "Failed to add data", ["REQ-MESSAGE-07"]],
    ["failed_to_update_data", "Failed to update data", ["REQ-MESSAGE-08"]],
    ["unauthenticated", "Please Login First", ["REQ-AUTH-31", "REQ-AUTH-32", "REQ-MESSAGE-09"]],
    ["quantity_update_failed", "Error updating product quantity", ["REQ-MESSAGE-10"]],
    ["stock_exceeded", "No more products available. Stock limit exceeded", ["REQ-MESSAGE-11"]],
    ["otp_invalid", "Verification code is invalid", ["REQ-MESSAGE-12"]],
    ["otp_malformed", "Invalid Code", ["REQ-MESSAGE-13"]],
    ["otp_send_error", "Error while sending code please try again later", ["REQ-MESSAGE-14"]],
    ["resend_cooldown", "Failed to send code please try again", ["REQ-AUTH-22", "REQ-MESSAGE-15"]],
    ["otp_submit_failed", "Failed to submit code please try again", ["REQ-MESSAGE-16"]],
    [
      "vendor_conflict",
      "There are items in your cart from another vendor, Do you want to clear your cart?",
      ["REQ-MESSAGE-17"],
    ],
    ["dine_in_only", "Can't buy from this store, just dine in", ["REQ-MESSAGE-18"]],
    ["no_location", "there is no location for this vendor", ["REQ-MESSAGE-19"]],
    ["no_payment_methods", "No Payment Methods", ["REQ-MESSAGE-20"]],
    ["allow_notifications", "Please allow notifications", ["REQ-PUSH-08", "REQ-MESSAGE-21"]],
    ["updated", "Updated successfully", ["REQ-MESSAGE-22"]],
    ["deleted", "Deleted", ["REQ-MESSAGE-23"]],
    ["message_sent", "Message sent successfully", ["REQ-MESSAGE-24"]],
    ["order_created", "Order created successfully", ["REQ-MESSAGE-25"]],
    ["payment_successful", "Payment successful", ["REQ-MESSAGE-26"]],
    ["verified", "Verified Successfully", ["REQ-MESSAGE-27"]],
    ["code_sent", "Code has been sent to your email", ["REQ-MESSAGE-28"]],
    ["logged_in", "Logged in successfully", ["REQ-MESSAGE-29"]],
    ["logged_out", "Logged out successfully", ["REQ-MESSAGE-30"]],
    ["quantity_updated", "Product quantity updated successfully", ["REQ-MESSAGE-31"]],
    ["vendor_link_copied", "Vendor Link copied", ["REQ-MESSAGE-32"]],
    ["product_link_copied", "Product Link copied", ["REQ-MESSAGE-33"]],
    ["added_to_favourite", "Added to favourite", ["REQ-MESSAGE-34"]],
    ["removed_from_favourite", "Removed from favourite", ["REQ-MESSAGE-35"]],
    ["registered", "Successfully Registered", ["REQ-MESSAGE-36"]],
    ["cart_empty", "Your cart is empty", ["REQ-MESSAGE-37"]],
  ] as const;
  for (const [key, text, ids] of specified)
    it(`${key} has the text of the specification`, { tags: [...ids] }, () => {
      expect(messages[key].en).toBe(text);
    });
});

describe("fillMessage", () => {
  it("fills placeholders in both languages", () => {
    const values = { min: 1, max: 3, group: "Sauces" };
    expect(fillMessage(messages.addon_rule, "en", values)).toBe("Choose 1 to 3 from Sauces");
    expect(fillMessage(messages.addon_rule, "ar", { ...values, group: "الصلصات" })).toBe(
      "اختر من 1 إلى 3 من الصلصات",
    );
  });
  it("keeps placeholders without a value, and fills in zero", () => {
    expect(fillMessage(messages.addon_rule, "en", { min: 0 })).toBe("Choose 0 to {max} from {group}");
  });
  it("inserts values literally", () => {
    expect(fillMessage(messages.min_order, "en", { amount: "$& {amount}" })).toBe(
      "Add $& {amount} more to reach the minimum order",
    );
  });
});
