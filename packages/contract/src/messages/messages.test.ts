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

  it.each([
    // Forms
    ["first_name_required", "First Name is required"],
    ["last_name_required", "Last Name is required"],
    ["email_invalid", "Invalid Email Address"],
    ["email_required", "Email is required"],
    ["mobile_invalid", "Mobile number must be a valid number"],
    ["mobile_required", "Mobile number is required"],
    ["business_type_required", "Business Type is required"],
    ["company_name_required", "Company Name is required"],
    ["cr_number_required", "CR Number is required"],
    ["birthday_required", "birthday is required"],
    ["gender_required", "gender is required"],
    ["name_required", "Name is required"],
    ["password_required", "Password is required"],
    ["confirm_password_required", "Confirm Password is required"],
    ["passwords_must_match", "Passwords must match"],
    ["password_too_short", "The password must be at least 8 characters"],
    ["phone_required", "Phone is required"],
    ["zone_required", "Zone is required"],
    ["note_required", "Note is required"],
    ["building_number_required", "Building Number is required"],
    ["please_fill_all_input", "Please fill all inputs"],
    // Toasts
    ["failed_to_add_data", "Failed to add data"],
    ["failed_to_update_data", "Failed to update data"],
    ["unauthenticated", "Please Login First"],
    ["quantity_update_failed", "Error updating product quantity"],
    ["stock_exceeded", "No more products available. Stock limit exceeded"],
    ["otp_invalid", "Verification code is invalid"],
    ["otp_malformed", "Invalid Code"],
    ["otp_send_error", "Error while sending code please try again later"],
    ["resend_cooldown", "Failed to send code please try again"],
    ["otp_submit_failed", "Failed to submit code please try again"],
    ["vendor_conflict", "There are items in your cart from another vendor, Do you want to clear your cart?"],
    ["dine_in_only", "Can't buy from this store, just dine in"],
    ["no_location", "there is no location for this vendor"],
    ["no_payment_methods", "No Payment Methods"],
    ["allow_notifications", "Please allow notifications"],
    ["updated", "Updated successfully"],
    ["deleted", "Deleted"],
    ["message_sent", "Message sent successfully"],
    ["order_created", "Order created successfully"],
    ["payment_successful", "Payment successful"],
    ["verified", "Verified Successfully"],
    ["code_sent", "Code has been sent to your email"],
    ["logged_in", "Logged in successfully"],
    ["logged_out", "Logged out successfully"],
    ["quantity_updated", "Product quantity updated successfully"],
    ["vendor_link_copied", "Vendor Link copied"],
    ["product_link_copied", "Product Link copied"],
    ["added_to_favourite", "Added to favourite"],
    ["removed_from_favourite", "Removed from favourite"],
    ["registered", "Successfully Registered"],
    ["cart_empty", "Your cart is empty"],
  ] as const)("%s has the text of the specification", (key, text) => {
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
