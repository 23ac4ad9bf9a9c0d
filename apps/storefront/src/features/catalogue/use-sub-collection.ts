import { selectSubCollectionId, subCollectionActions } from "@talabee/domain";
import { useEffect, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

/**
 * The part of a collection that is shown; null is all of it. It lives in the state (REQ-STORAGE-11) and follows the
 * address, where `?sub=` mirrors it; leaving the collection resets it (REQ-CATALOG-31).
 */
export function useSubCollection(inAddress: string | null): string | null {
  const dispatch = useDispatch();
  const chosen = useSelector(selectSubCollectionId);
  useLayoutEffect(() => {
    dispatch(subCollectionActions.chosen(inAddress));
  }, [dispatch, inAddress]);
  useEffect(() => () => void dispatch(subCollectionActions.reset()), [dispatch]);
  return chosen;
}
