import { selectSubCollectionId, subCollectionActions } from "@talabee/domain";
import { useEffect, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

/**
 * The chosen sub-collection; null is all of them. It is kept in the state (REQ-STORAGE-11) and follows `?sub=` of the
 * URL; leaving the collection resets it (REQ-CATALOG-31).
 */
export function useSubCollection(inUrl: string | null): string | null {
  const dispatch = useDispatch();
  const chosen = useSelector(selectSubCollectionId);
  useLayoutEffect(() => {
    dispatch(subCollectionActions.chosen(inUrl));
  }, [dispatch, inUrl]);
  useEffect(() => () => void dispatch(subCollectionActions.reset()), [dispatch]);
  // The state does not know the URL before the first effect, nor on the server.
  return chosen ?? inUrl;
}
