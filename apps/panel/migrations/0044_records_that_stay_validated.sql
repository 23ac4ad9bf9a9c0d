ALTER TABLE "order_refunds" VALIDATE CONSTRAINT "order_refunds_gateway_refund_id_refunds_id_fk";
