import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.{ts,tsx}"],
		// The packages of Data Hub come as TypeScript, which Node does not load from node_modules.
		server: { deps: { inline: [/\/node_modules\/@hub\//] } },
	},
});
