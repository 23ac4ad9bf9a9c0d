"use client";
import * as Radix from "@radix-ui/react-tooltip";
import { Slot } from "@radix-ui/react-slot";
import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { physicalSide, type LogicalSide } from "../../lib/logical-side.js";
import { usePortalContainer } from "../../theme/portal-container.js";
import { useOverlayOrigin } from "../dialog/use-overlay-origin.js";

/** Time in ms that the pointer rests on a control before its tooltip shows. */
const DELAY = 500;

const IsShared = createContext(false);

export interface TooltipProviderProps {
  /** Time in ms that the pointer rests on a control before its tooltip shows. */
  delay?: number | undefined;
  children?: ReactNode;
}

/** Tooltips inside share their delay: after one was shown, its neighbours show theirs at once. */
export function TooltipProvider({ delay = DELAY, children }: TooltipProviderProps) {
  return (
    <IsShared value={true}>
      <Radix.Provider delayDuration={delay}>{children}</Radix.Provider>
    </IsShared>
  );
}

interface NamedControlProps extends ComponentProps<"button"> {
  control: ReactElement;
}

/** The control, with all that Radix adds to it but the description. */
function NamedControl({ control, "aria-describedby": _description, ...trigger }: NamedControlProps) {
  return <Slot {...trigger}>{control}</Slot>;
}

type TriggerProps = Pick<ComponentProps<"button">, "aria-label" | "aria-describedby">;

export interface TooltipProps extends Omit<ComponentProps<"div">, "children" | "content"> {
  /** The text, one line. An icon button's is its `aria-label`. */
  content: ReactNode;
  /** Keys that do the same: a `KeyHint`. */
  end?: ReactNode;
  /** The control: an `IconButton`, a `Button` or a link. */
  children: ReactElement<TriggerProps>;
  side?: LogicalSide | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Name of an icon button, or one line about a control, for pointer and keyboard. Touch has no tooltips: what everybody has to
 * know stands on the page. `className` and other props are those of the bubble.
 */
export function Tooltip({
  content,
  end,
  children,
  side = "top",
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const isShared = use(IsShared);
  const { ref: originRef, attributes } = useOverlayOrigin();
  const container = usePortalContainer();
  // A screen reader would say the same words twice.
  const repeatsName = typeof content === "string" && children.props["aria-label"] === content;
  const tooltip = (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{repeatsName ? <NamedControl control={children} /> : children}</Radix.Trigger>
      <span hidden ref={originRef} data-slot="overlay-origin" />
      <Radix.Portal container={container}>
        <Radix.Content
          {...attributes}
          data-slot="tooltip"
          side={physicalSide(side, attributes.dir)}
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          className={cx(
            "z-overlay flex max-w-[min(20rem,calc(100vw-1rem))] items-center gap-2 rounded-tag border border-transparent bg-ink px-2.5 py-1.5 text-caption font-medium text-on-ink shadow-float data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in",
            className,
          )}
        >
          <span className="min-w-0 wrap-anywhere">{content}</span>
          {end}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return isShared ? tooltip : <Radix.Provider delayDuration={DELAY}>{tooltip}</Radix.Provider>;
}
