import { type Answer, type Call, type CallData, type CallOptions, PanelError } from "@talabee/contract";
import { selectToken } from "@talabee/domain";
import type { Shop } from "../shop-parts.js";
import { isSessionOver, type SendOptions, SessionOverError } from "./mutation-cache.js";

/**
 * Makes a POST as a mutation, by the rules of the shop's mutation cache, also where no component is mounted. Writes of
 * one `scope` are sent one after another. Resolves to null when the call failed or its session is over.
 */
export async function sendCall<C extends Call>(
  shop: Shop,
  call: C,
  options: SendOptions<C> = {},
  scope?: string,
): Promise<CallData<C> | null> {
  const meta = { call, token: selectToken(shop.store.getState()) };
  const mutation = shop.queryClient
    .getMutationCache()
    .build<Answer<CallData<C>>, Error, SendOptions<C>, unknown>(shop.queryClient, {
      mutationKey: [call.path],
      mutationFn: async ({ via = shop.api, onProblem: _p, onAnswer: _a, isQuiet: _q, ...request }) => {
        const answer = await via.send(call, request as unknown as CallOptions<C>);
        if (isSessionOver(shop, meta)) throw new SessionOverError();
        return answer;
      },
      meta,
      ...(scope === undefined ? {} : { scope: { id: scope } }),
    });
  try {
    return (await mutation.execute(options)).data;
  } catch (error) {
    if (error instanceof PanelError || error instanceof SessionOverError) return null;
    throw error;
  }
}
