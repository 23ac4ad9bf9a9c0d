-- A store's reviews are answered from memory too (docs/decisions/0035, migration 0016).
CREATE TRIGGER reviews_changed AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION notify_store('store_id');
