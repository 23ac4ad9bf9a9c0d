import type { NextConfig } from "next";

const config: NextConfig = {
  redirects: () => Promise.resolve([{ source: "/", destination: "/ar", permanent: false }]),
};
export default config;
