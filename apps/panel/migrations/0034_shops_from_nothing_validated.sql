ALTER TABLE "stores" VALIDATE CONSTRAINT "stores_draft";
