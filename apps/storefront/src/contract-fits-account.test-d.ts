import type {
  Address,
  Application,
  Card,
  Cart,
  ContentBlock,
  Coupon,
  FamilyState,
  Notification,
  Payment,
  PaymentMethodChoice,
  Startup,
  User,
  Wallet,
  WalletEntry,
} from "@talabee/contract";
import type {
  AddressData,
  ApplicantFormProps,
  ApplicantKind,
  ApplicationData,
  AppliedCouponData,
  CardData,
  ContentBlockData,
  CouponData,
  FamilyData,
  NotificationData,
  PaymentData,
  PaymentMethodData,
  ProfileData,
  WalletData,
  WalletEntryData,
} from "@talabee/ui";
import { expectTypeOf, test } from "vitest";

/* What the panel sends is what the parts of the account take: no mapping between them. */

test("money", () => {
  expectTypeOf<Coupon>().toExtend<CouponData>();
  expectTypeOf<NonNullable<Cart["coupon"]>>().toExtend<AppliedCouponData>();
  expectTypeOf<Wallet>().toExtend<WalletData>();
  expectTypeOf<WalletEntry>().toExtend<WalletEntryData>();
  expectTypeOf<Payment>().toExtend<PaymentData>();
  expectTypeOf<Card>().toExtend<CardData>();
  expectTypeOf<PaymentMethodChoice>().toExtend<PaymentMethodData>();
});

test("people", () => {
  expectTypeOf<User>().toExtend<ProfileData>();
  expectTypeOf<Address>().toExtend<AddressData>();
  expectTypeOf<FamilyState>().toExtend<FamilyData>();
  expectTypeOf<Notification>().toExtend<NotificationData>();
});

test("applying and pages", () => {
  expectTypeOf<Application>().toExtend<ApplicationData>();
  expectTypeOf<Startup["applicant_types"][number]>().toExtend<ApplicantKind>();
  expectTypeOf<Startup["business_types"]>().toExtend<ApplicantFormProps["businessTypes"]>();
  expectTypeOf<ContentBlock>().toExtend<ContentBlockData>();
});
