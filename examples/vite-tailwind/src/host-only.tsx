import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "./host/host.css";
import { readLanguage, showLanguage, Site } from "./host/site";

/** The page before our package was added, which the test compares with `main.tsx`. */
function App() {
  const [language, setLanguage] = useState(readLanguage);
  useEffect(() => showLanguage(language), [language]);
  return <Site language={language} onLanguageChange={setLanguage} />;
}

createRoot(document.getElementById("root")!).render(<App />);
