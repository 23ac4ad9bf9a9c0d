-- Trigrams, for search. Trusted since PostgreSQL 13: whoever owns the database may add them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_path_unique" UNIQUE("path"),
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'cr_attachment')),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "registrations_email_lower_case" CHECK ("registrations"."email" = lower("registrations"."email"))
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "applicants_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" text,
	"type" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"business_type" text,
	"company_name" text,
	"cr_number" text,
	"cr_file_id" text,
	"comments" text,
	"created_at" timestamp with time zone NOT NULL,
	"decision_note" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "applicants_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "applicants_reference_unique" UNIQUE("reference"),
	CONSTRAINT "applicants_type" CHECK ("applicants"."type" in ('partner', 'rider', 'star', 'marketplace')),
	CONSTRAINT "applicants_status_word" CHECK ("applicants"."status" in ('received', 'in_review', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"store_id" text,
	"product_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_store" UNIQUE("user_id","store_id"),
	CONSTRAINT "favourites_product" UNIQUE("user_id","product_id"),
	CONSTRAINT "favourites_one_thing" CHECK (("favourites"."store_id" is null) <> ("favourites"."product_id" is null))
);
--> statement-breakpoint
CREATE TABLE "app_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_settings_one_row" CHECK ("app_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "dine_tables" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"number" text NOT NULL,
	"seats" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "dine_tables_number" UNIQUE("store_id","number"),
	CONSTRAINT "dine_tables_seats" CHECK ("dine_tables"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"delta" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"actor_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_adjustments_delta" CHECK ("stock_adjustments"."delta" <> 0),
	CONSTRAINT "stock_adjustments_after" CHECK ("stock_adjustments"."stock_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_closures" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" jsonb,
	CONSTRAINT "store_closures_span" CHECK ("store_closures"."ends_at" > "store_closures"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "store_zone_fees" (
	"store_id" text NOT NULL,
	"zone" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	CONSTRAINT "store_zone_fees_store_id_zone_pk" PRIMARY KEY("store_id","zone"),
	CONSTRAINT "store_zone_fees_zone" CHECK ("store_zone_fees"."zone" between 1 and 999),
	CONSTRAINT "store_zone_fees_fee" CHECK ("store_zone_fees"."delivery_fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"discount" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "coupon_uses_discount" CHECK ("coupon_uses"."discount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_spending" integer DEFAULT 0 NOT NULL,
	"max_savings" integer,
	"valid_until" date,
	"ends_at" timestamp with time zone,
	"store_id" text,
	"order_types" jsonb NOT NULL,
	"excludes_sale_items" boolean DEFAULT false NOT NULL,
	"user_id" text,
	"listed" boolean DEFAULT true NOT NULL,
	"uses_limit" integer,
	"uses_per_customer" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code_upper_case" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_kind" CHECK ("coupons"."kind" in ('percent', 'fixed', 'free_delivery')),
	CONSTRAINT "coupons_value" CHECK ("coupons"."value" >= 0 and ("coupons"."kind" <> 'percent' or "coupons"."value" <= 10000)),
	CONSTRAINT "coupons_amounts" CHECK ("coupons"."min_spending" >= 0 and "coupons"."max_savings" >= 0),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses_count" >= 0 and "coupons"."uses_limit" > 0 and "coupons"."uses_per_customer" > 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"kind" text DEFAULT 'voucher' NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone,
	"credit_days" integer,
	"redeemed_by" text,
	"redeemed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_code_upper_case" CHECK ("vouchers"."code" = upper("vouchers"."code")),
	CONSTRAINT "vouchers_kind" CHECK ("vouchers"."kind" in ('voucher', 'gift')),
	CONSTRAINT "vouchers_amount" CHECK ("vouchers"."amount" > 0 and "vouchers"."credit_days" > 0),
	CONSTRAINT "vouchers_redeemed" CHECK (("vouchers"."redeemed_by" is null) = ("vouchers"."redeemed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"invite_code" text NOT NULL,
	"basket_store_id" text,
	"basket_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "families_invite_code_unique" UNIQUE("invite_code"),
	CONSTRAINT "families_invite_code" CHECK ("families"."invite_code" ~ '^[A-Z0-9]{6,12}$')
);
--> statement-breakpoint
CREATE TABLE "family_basket_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"addons" jsonb NOT NULL,
	"note" text,
	"sameness" text NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "family_basket_lines_sameness" UNIQUE("family_id","member_id","sameness"),
	CONSTRAINT "family_basket_lines_quantity" CHECK ("family_basket_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"role" text NOT NULL,
	"allowance" integer,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_members_role" CHECK ("family_members"."role" in ('owner', 'member')),
	CONSTRAINT "family_members_allowance" CHECK ("family_members"."allowance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "family_spendings" (
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"family_id" text NOT NULL,
	"month" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "family_spendings_order_id_user_id_pk" PRIMARY KEY("order_id","user_id"),
	CONSTRAINT "family_spendings_amount" CHECK ("family_spendings"."amount" > 0),
	CONSTRAINT "family_spendings_month_form" CHECK ("family_spendings"."month" ~ '^[0-9]{4}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"pushed_at" timestamp with time zone,
	CONSTRAINT "notifications_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text,
	"provider" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_tokens_provider" CHECK ("push_tokens"."provider" in ('firebase', 'sse')),
	CONSTRAINT "push_tokens_platform" CHECK ("push_tokens"."platform" in ('web', 'ios', 'android'))
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_events_kind" CHECK ("user_events"."kind" in ('order', 'notification', 'cart'))
);
--> statement-breakpoint
CREATE TABLE "product_ratings" (
	"review_id" text NOT NULL,
	"product_id" text NOT NULL,
	"rating" integer NOT NULL,
	CONSTRAINT "product_ratings_review_id_product_id_pk" PRIMARY KEY("review_id","product_id"),
	CONSTRAINT "product_ratings_rating" CHECK ("product_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "rider_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"rider_id" text NOT NULL,
	"assigned_by" text,
	"assigned_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "riders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"is_available" boolean DEFAULT false NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"located_at" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "riders_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "riders_location" CHECK (("riders"."lat" is null) = ("riders"."lng" is null))
);
--> statement-breakpoint
CREATE TABLE "slot_bookings" (
	"order_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"store_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"booked" integer DEFAULT 0 NOT NULL,
	"capacity" integer,
	CONSTRAINT "slots_store_id_starts_at_pk" PRIMARY KEY("store_id","starts_at"),
	CONSTRAINT "slots_booked" CHECK ("slots"."booked" >= 0 and ("slots"."capacity" is null or "slots"."booked" <= "slots"."capacity"))
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text,
	"title" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"due_on" date,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bills_number_unique" UNIQUE("number"),
	CONSTRAINT "bills_status" CHECK ("bills"."status" in ('unpaid', 'paid', 'canceled')),
	CONSTRAINT "bills_amount" CHECK ("bills"."amount" > 0),
	CONSTRAINT "bills_paid" CHECK (("bills"."status" = 'paid') = ("bills"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_token" UNIQUE("provider","token"),
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "cards_month" CHECK ("cards"."exp_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "gateway_customers" (
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "gateway_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider"),
	CONSTRAINT "gateway_customers_reference" UNIQUE("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"payment_id" text NOT NULL,
	"number" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"status" text NOT NULL,
	"action_url" text,
	"failure" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_payment_id_number_pk" PRIMARY KEY("payment_id","number"),
	CONSTRAINT "payment_attempts_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payment_attempts_status" CHECK ("payment_attempts"."status" in ('started', 'waiting', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"order_id" text,
	"bill_id" text,
	"method" text NOT NULL,
	"provider" text,
	"card_id" text,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"idempotency_path" text,
	"idempotency_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "payments_once_per_key" UNIQUE("user_id","idempotency_path","idempotency_key"),
	CONSTRAINT "payments_purpose" CHECK ("payments"."purpose" in ('order', 'topup', 'bill')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'wallet', 'online', 'cod')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('unpaid', 'pending', 'paid', 'failed', 'partially_refunded', 'refunded')),
	CONSTRAINT "payments_subject" CHECK (("payments"."purpose" = 'order') = ("payments"."order_id" is not null) and ("payments"."purpose" = 'bill') = ("payments"."bill_id" is not null)),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."refunded" between 0 and "payments"."amount"),
	CONSTRAINT "payments_paid" CHECK (("payments"."status" in ('paid', 'partially_refunded', 'refunded')) = ("payments"."paid_at" is not null)),
	CONSTRAINT "payments_refunded" CHECK (case "payments"."status" when 'refunded' then "payments"."refunded" = "payments"."amount" when 'partially_refunded' then "payments"."refunded" > 0 and "payments"."refunded" < "payments"."amount" else "payments"."refunded" = 0 end)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"provider" text NOT NULL,
	"reference" text,
	"actor_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_reference" UNIQUE("provider","reference"),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'done', 'failed')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_aliases" (
	"alias" text NOT NULL,
	"canonical" text NOT NULL,
	CONSTRAINT "search_aliases_alias_canonical_pk" PRIMARY KEY("alias","canonical")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"store_id" text,
	"name" jsonb NOT NULL,
	"key_en" text NOT NULL,
	"key_ar" text NOT NULL,
	"search_key" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"rating_tenths" integer DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_documents_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "search_documents_kind" CHECK ("search_documents"."kind" in ('store', 'product', 'category'))
);
--> statement-breakpoint
CREATE TABLE "wallet_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_credits_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "wallet_credits_remaining" CHECK ("wallet_credits"."remaining" between 0 and "wallet_credits"."amount")
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"order_id" text,
	"payment_id" text,
	"voucher_id" text,
	"expires_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_entries_kind" CHECK ("wallet_entries"."kind" in ('topup', 'hold', 'spend', 'refund', 'voucher', 'gift', 'expire')),
	CONSTRAINT "wallet_entries_sign" CHECK (case when "wallet_entries"."kind" in ('hold', 'spend', 'expire') then "wallet_entries"."amount" <= 0 else "wallet_entries"."amount" > 0 end),
	CONSTRAINT "wallet_entries_balance" CHECK ("wallet_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_spendings" (
	"entry_id" bigint NOT NULL,
	"credit_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "wallet_spendings_entry_id_credit_id_pk" PRIMARY KEY("entry_id","credit_id"),
	CONSTRAINT "wallet_spendings_amount" CHECK ("wallet_spendings"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_balance" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" text,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"store_id" text,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_user_id_unique";--> statement-breakpoint
DROP INDEX "reviews_store";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "comment" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_share" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rounding" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "family_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_number" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ratings_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_text" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "preparation_minutes" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "slot_capacity" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payment_methods" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_file_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_cr_file_id_files_id_fk" FOREIGN KEY ("cr_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_settings" ADD CONSTRAINT "app_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dine_tables" ADD CONSTRAINT "dine_tables_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_closures" ADD CONSTRAINT "store_closures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_zone_fees" ADD CONSTRAINT "store_zone_fees_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_basket_store_id_stores_id_fk" FOREIGN KEY ("basket_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_basket_lines" ADD CONSTRAINT "family_basket_lines_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_basket_lines" ADD CONSTRAINT "family_basket_lines_member_id_family_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."family_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_basket_lines" ADD CONSTRAINT "family_basket_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_spendings" ADD CONSTRAINT "family_spendings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_spendings" ADD CONSTRAINT "family_spendings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_spendings" ADD CONSTRAINT "family_spendings_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_assignments" ADD CONSTRAINT "rider_assignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_assignments" ADD CONSTRAINT "rider_assignments_rider_id_riders_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."riders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_assignments" ADD CONSTRAINT "rider_assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riders" ADD CONSTRAINT "riders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_bookings" ADD CONSTRAINT "slot_bookings_store_id_starts_at_slots_store_id_starts_at_fk" FOREIGN KEY ("store_id","starts_at") REFERENCES "public"."slots"("store_id","starts_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_customers" ADD CONSTRAINT "gateway_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_credits" ADD CONSTRAINT "wallet_credits_user_id_wallets_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."wallets"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_credits" ADD CONSTRAINT "wallet_credits_entry_id_wallet_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wallet_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_user_id_wallets_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."wallets"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_spendings" ADD CONSTRAINT "wallet_spendings_entry_id_wallet_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wallet_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_spendings" ADD CONSTRAINT "wallet_spendings_credit_id_wallet_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."wallet_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_end" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_one_open" ON "applicants" USING btree ("email","type") WHERE "applicants"."status" in ('received', 'in_review');--> statement-breakpoint
CREATE INDEX "applicants_user" ON "applicants" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "applicants_status" ON "applicants" USING btree ("status","sequence");--> statement-breakpoint
CREATE INDEX "favourites_user" ON "favourites" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "stock_adjustments_product" ON "stock_adjustments" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "store_closures_store" ON "store_closures" USING btree ("store_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_order" ON "coupon_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_customer" ON "coupon_uses" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "coupons_store" ON "coupons" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_newest" ON "coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_members_family" ON "family_members" USING btree ("family_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_one_owner" ON "family_members" USING btree ("family_id") WHERE "family_members"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "family_spendings_month" ON "family_spendings" USING btree ("family_id","user_id","month");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","sequence") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_tokens_user" ON "push_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_tokens_session" ON "push_tokens" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "user_events_user" ON "user_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_events_age" ON "user_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "product_ratings_product" ON "product_ratings" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rider_assignments_one_an_order" ON "rider_assignments" USING btree ("order_id") WHERE "rider_assignments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rider_assignments_one_a_rider" ON "rider_assignments" USING btree ("rider_id") WHERE "rider_assignments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "slot_bookings_slot" ON "slot_bookings" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "bills_user" ON "bills" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("user_id") WHERE "cards"."is_default";--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bill" ON "payments" USING btree ("bill_id") WHERE "payments"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "payments_under_way" ON "payments" USING btree ("lease_until") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "search_aliases_alias" ON "search_aliases" USING gin ("alias" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_key" ON "search_documents" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_prefix_en" ON "search_documents" USING btree ("key_en" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_prefix_ar" ON "search_documents" USING btree ("key_ar" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_documents_store" ON "search_documents" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "wallet_credits_left" ON "wallet_credits" USING btree ("user_id","expires_at") WHERE "wallet_credits"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "wallet_credits_ending" ON "wallet_credits" USING btree ("expires_at") WHERE "wallet_credits"."remaining" > 0 and "wallet_credits"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "wallet_entries_user" ON "wallet_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wallet_entries_order" ON "wallet_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_one_topup" ON "wallet_entries" USING btree ("payment_id") WHERE "wallet_entries"."kind" = 'topup';--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_one_voucher" ON "wallet_entries" USING btree ("voucher_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_one_hold" ON "wallet_entries" USING btree ("order_id") WHERE "wallet_entries"."kind" = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_entries_one_spend" ON "wallet_entries" USING btree ("order_id") WHERE "wallet_entries"."kind" = 'spend';--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_in_use" ON "carts" USING btree ("user_id") WHERE "carts"."parked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_parked_a_store" ON "carts" USING btree ("user_id","store_id") WHERE "carts"."parked_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("order_status","system_number");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("store_id","rating","created_at","id");--> statement-breakpoint
CREATE INDEX "store_staff_store" ON "store_staff" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "stores_in_categories_store" ON "stores_in_categories" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_unique" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_parked_with_store" CHECK ("carts"."parked_at" is null or "carts"."store_id" is not null);--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('verify_email', 'reset_password'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount_share" between 0 and "order_lines"."line_total");--> statement-breakpoint
ALTER TABLE "order_trail" ADD CONSTRAINT "order_trail_actor" CHECK ("order_trail"."actor" in ('customer', 'vendor', 'rider', 'admin', 'system'));--> statement-breakpoint
ALTER TABLE "order_trail" ADD CONSTRAINT "order_trail_milestone" CHECK ("order_trail"."milestone" in ('preparing', 'ready', 'rider_assigned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_type" CHECK ("orders"."order_type" in ('delivery', 'pickup', 'dine_in'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'pending', 'paid', 'failed', 'partially_refunded', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'wallet', 'online', 'cod'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_due" CHECK ("orders"."wallet_applied" >= 0 and "orders"."amount_due" = "orders"."order_total" - "orders"."wallet_applied" + "orders"."rounding");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_table" CHECK ("orders"."table_number" is null or "orders"."order_type" = 'dine_in');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_ratings" CHECK ("products"."rating_sum" between "products"."ratings_count" and 5 * "products"."ratings_count");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply_text" is null) = ("reviews"."replied_at" is null));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_slot_capacity" CHECK ("stores"."slot_capacity" > 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_lower_case" CHECK ("users"."username" = lower("users"."username"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gender" CHECK ("users"."gender" in ('male', 'female'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'ar'));
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never altered nor deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "wallet_entries_append_only" BEFORE UPDATE OR DELETE ON "wallet_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
