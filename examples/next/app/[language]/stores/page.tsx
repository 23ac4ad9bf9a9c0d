import { languageOf, readStores } from "../../panel";
import { StoreList } from "./store-list";

/** A whole screen. It takes functions, so it stands in a client component; the server renders it all the same. */
export default async function Page({ params }: { params: Promise<{ language: string }> }) {
  const language = languageOf((await params).language);
  return <StoreList stores={await readStores(language)} />;
}
