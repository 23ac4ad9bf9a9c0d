import type {
  Address,
  Application,
  CallBodyInput,
  CallData,
  Card,
  Cart,
  changePassword,
  contactUs,
  ContentBlock,
  Coupon,
  createAddress,
  familyPreview,
  FamilyState,
  Notification,
  Order,
  payBill,
  Payment,
  PaymentMethodChoice,
  Startup,
  topUpWallet,
  User,
  Wallet,
  WalletEntry,
} from "@talabee/contract";
import type {
  AddressData,
  AddressFormValues,
  ApplicantFormProps,
  ApplicantKind,
  ApplicationData,
  AppliedCouponData,
  CardData,
  ContactValues,
  ContentBlockData,
  CouponData,
  FamilyData,
  FamilyPreviewData,
  NotificationData,
  OpenBillData,
  PasswordValues,
  PayBillData,
  PaymentData,
  PaymentMethodData,
  ProfileData,
  TopUpData,
  WalletData,
  WalletEntryData,
} from "@talabee/ui";
import { expectTypeOf, test } from "vitest";

/* The API's answers fit the components' props of the account without mapping. */

test("money", () => {
  expectTypeOf<Coupon>().toExtend<CouponData>();
  expectTypeOf<NonNullable<Cart["coupon"]>>().toExtend<AppliedCouponData>();
  expectTypeOf<Wallet>().toExtend<WalletData>();
  expectTypeOf<WalletEntry>().toExtend<WalletEntryData>();
  expectTypeOf<Payment>().toExtend<PaymentData>();
  expectTypeOf<Card>().toExtend<CardData>();
  expectTypeOf<PaymentMethodChoice>().toExtend<PaymentMethodData>();
  expectTypeOf<Order>().toExtend<OpenBillData>();
});

test("people", () => {
  expectTypeOf<User>().toExtend<ProfileData>();
  expectTypeOf<Address>().toExtend<AddressData>();
  expectTypeOf<FamilyState>().toExtend<FamilyData>();
  expectTypeOf<CallData<typeof familyPreview>>().toExtend<FamilyPreviewData>();
  expectTypeOf<Notification>().toExtend<NotificationData>();
});

test("applying and pages", () => {
  expectTypeOf<Application>().toExtend<ApplicationData>();
  expectTypeOf<Startup["applicant_types"][number]>().toExtend<ApplicantKind>();
  expectTypeOf<Startup["business_types"]>().toExtend<ApplicantFormProps["businessTypes"]>();
  expectTypeOf<ContentBlock>().toExtend<ContentBlockData>();
});

test("values of forms fit the request bodies", () => {
  expectTypeOf<AddressFormValues>().toExtend<CallBodyInput<typeof createAddress>>();
  expectTypeOf<ContactValues>().toExtend<CallBodyInput<typeof contactUs>>();
  expectTypeOf<PasswordValues>().toExtend<CallBodyInput<typeof changePassword>>();
  expectTypeOf<PayBillData>().toExtend<CallBodyInput<typeof payBill>>();
  expectTypeOf<TopUpData>().toExtend<CallBodyInput<typeof topUpWallet>>();
});
