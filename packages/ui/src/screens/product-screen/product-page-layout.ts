export const frameClass =
  "desktop:page desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(22.5rem,28rem)] desktop:items-start desktop:gap-12 desktop:pt-6 large:gap-16";

export const photoClass =
  "relative h-76 desktop:h-auto desktop:aspect-[4/3] desktop:overflow-clip desktop:rounded-panel";

export const paperClass =
  "relative -mt-7 rounded-t-sheet wrap-anywhere bg-bg px-gutter pt-5 pb-6 desktop:mt-0 desktop:rounded-none desktop:p-0";
