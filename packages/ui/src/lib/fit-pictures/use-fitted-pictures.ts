"use client";
import { useEffect, useRef, useState, type RefObject } from "react";
import { persistently } from "../next-chance.js";
import { isPicture, type FittedFile, type PictureLimits } from "./picture-limits.js";

/** How often the code is asked for; a browser without a network counts as one that waits. */
const TRIES = 4;

async function fit(source: File, limits: PictureLimits): Promise<FittedFile> {
  if (!isPicture(source)) return { source, file: source };
  try {
    // Loaded when a picture was chosen, and not with the form.
    const { fitPicture } = await persistently(() => import("./fit-picture.js"), { tries: TRIES });
    const fitted = await fitPicture(source, limits);
    return typeof fitted === "string" ? { source, problem: fitted } : { source, file: fitted };
  } catch {
    // Some browsers keep code that was lost as lost. Without it the server judges the picture as it is.
    return { source, file: source };
  }
}

/**
 * Shrinks pictures one after the other, so that only one is decoded at a time. The form around `frame` is not submitted
 * meanwhile: a submit waits until the pictures are ready, and is dropped if one is refused, for its reason to be read.
 */
export function useFittedPictures(limits: PictureLimits | undefined, frame: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<File>();
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const heldSubmit = useRef<HTMLFormElement>(undefined);
  const release = useRef<() => void>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      release.current?.();
      release.current = undefined;
    };
  }, []);

  /** At once, and not in an effect: the form may be submitted right after a picture was chosen. */
  function holdSubmits() {
    const form = frame.current?.closest("form");
    if (!form || release.current !== undefined) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      heldSubmit.current = form;
    };
    form.addEventListener("submit", hold, { capture: true });
    release.current = () => form.removeEventListener("submit", hold, { capture: true });
  }
  // In an effect: by then the form has the pictures.
  const isWorking = current !== undefined;
  useEffect(() => {
    if (isWorking) return;
    release.current?.();
    release.current = undefined;
    heldSubmit.current?.requestSubmit();
    heldSubmit.current = undefined;
  }, [isWorking]);

  /** Calls `done` with the files in their order, at once if none of them is a picture. */
  function fitFiles(files: readonly File[], done: (fitted: FittedFile[]) => void) {
    if (limits === undefined || (waiting.current === 0 && !files.some(isPicture))) {
      done(files.map((source) => ({ source, file: source })));
      return;
    }
    waiting.current++;
    holdSubmits();
    setCurrent((present) => present ?? files[0]);
    const fitAfter = async (before: Promise<void>) => {
      await before;
      const fitted: FittedFile[] = [];
      for (const file of files) {
        setCurrent(file);
        fitted.push(await fit(file, limits));
      }
      waiting.current--;
      if (isGone.current) return;
      if (fitted.some(({ problem }) => problem !== undefined)) heldSubmit.current = undefined;
      done(fitted);
      if (waiting.current === 0) setCurrent(undefined);
    };
    queue.current = fitAfter(queue.current);
  }

  return { /** The picture that is being shrunk. */ current, fitFiles };
}
