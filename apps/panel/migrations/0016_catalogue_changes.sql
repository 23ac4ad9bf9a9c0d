-- Tells every server that what guests are shown has changed, so that they read it anew (docs/decisions/0035). In triggers,
-- so that no writer can forget it: not a command line, not an operator with psql, not a server of another release. The
-- first word of a notification is its sender; these come from no server. "catalogue" alone means all of it, with an id
-- only that store's.
CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('talabee_panel', '00000000-0000-0000-0000-000000000000 catalogue');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For each row; the argument names the column with the store's id.
CREATE FUNCTION notify_store() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
  after text;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := to_jsonb(OLD) ->> TG_ARGV[0]; END IF;
  IF TG_OP <> 'DELETE' THEN after := to_jsonb(NEW) ->> TG_ARGV[0]; END IF;
  PERFORM pg_notify('talabee_panel', '00000000-0000-0000-0000-000000000000 catalogue ' || store)
    FROM unnest(ARRAY[before, after]) AS store WHERE store IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For each statement, so that a large import sends a notification for each store, not for each row.
CREATE FUNCTION notify_stores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('talabee_panel', '00000000-0000-0000-0000-000000000000 catalogue ' || store_id)
    FROM (SELECT DISTINCT store_id FROM changed) AS stores;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_changed AFTER INSERT OR UPDATE OR DELETE ON stores
  FOR EACH ROW EXECUTE FUNCTION notify_store('id');
--> statement-breakpoint
CREATE TRIGGER store_closures_changed AFTER INSERT OR UPDATE OR DELETE ON store_closures
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
--> statement-breakpoint
CREATE TRIGGER store_zone_fees_changed AFTER INSERT OR UPDATE OR DELETE ON store_zone_fees
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
--> statement-breakpoint
CREATE TRIGGER slots_changed AFTER INSERT OR UPDATE OR DELETE ON slots
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
--> statement-breakpoint
CREATE TRIGGER sections_changed AFTER INSERT OR UPDATE OR DELETE ON sections
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
--> statement-breakpoint
CREATE TRIGGER addon_groups_changed AFTER INSERT OR UPDATE OR DELETE ON addon_groups
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stores();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stores();
--> statement-breakpoint
-- Every order takes stock, and nobody sees that of a product with plenty: only what limits an order, or is said to be the
-- last few, counts.
CREATE TRIGGER products_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    least(OLD.stock, greatest(OLD.max_per_order, 6)) IS DISTINCT FROM least(NEW.stock, greatest(NEW.max_per_order, 6))
    OR (OLD.store_id, OLD.section_id, OLD.name, OLD.description, OLD.price, OLD.sale_price, OLD.featured, OLD.brand,
        OLD.image, OLD.images, OLD.rating_sum, OLD.ratings_count, OLD.max_per_order, OLD.active, OLD.position, OLD.created_at)
      IS DISTINCT FROM
       (NEW.store_id, NEW.section_id, NEW.name, NEW.description, NEW.price, NEW.sale_price, NEW.featured, NEW.brand,
        NEW.image, NEW.images, NEW.rating_sum, NEW.ratings_count, NEW.max_per_order, NEW.active, NEW.position, NEW.created_at)
  ) EXECUTE FUNCTION notify_store('store_id');
--> statement-breakpoint
CREATE TRIGGER coupons_added AFTER INSERT OR DELETE ON coupons
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
-- Uses are counted with every order; a guest sees only when they are used up.
CREATE TRIGGER coupons_changed AFTER UPDATE ON coupons
  FOR EACH ROW WHEN (
    (OLD.uses_count < OLD.uses_limit) IS DISTINCT FROM (NEW.uses_count < NEW.uses_limit)
    OR (OLD.code, OLD.title, OLD.kind, OLD.value, OLD.min_spending, OLD.max_savings, OLD.valid_until, OLD.ends_at,
        OLD.store_id, OLD.order_types, OLD.excludes_sale_items, OLD.user_id, OLD.listed, OLD.uses_limit,
        OLD.uses_per_customer, OLD.active, OLD.created_at)
      IS DISTINCT FROM
       (NEW.code, NEW.title, NEW.kind, NEW.value, NEW.min_spending, NEW.max_savings, NEW.valid_until, NEW.ends_at,
        NEW.store_id, NEW.order_types, NEW.excludes_sale_items, NEW.user_id, NEW.listed, NEW.uses_limit,
        NEW.uses_per_customer, NEW.active, NEW.created_at)
  ) EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER stores_in_categories_changed AFTER INSERT OR UPDATE OR DELETE ON stores_in_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER product_addon_groups_changed AFTER INSERT OR UPDATE OR DELETE ON product_addon_groups
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER collections_changed AFTER INSERT OR UPDATE OR DELETE ON collections
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER sub_collections_changed AFTER INSERT OR UPDATE OR DELETE ON sub_collections
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER pages_changed AFTER INSERT OR UPDATE OR DELETE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER app_settings_changed AFTER INSERT OR UPDATE OR DELETE ON app_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER search_documents_changed AFTER INSERT OR UPDATE OR DELETE ON search_documents
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER search_aliases_changed AFTER INSERT OR UPDATE OR DELETE ON search_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
