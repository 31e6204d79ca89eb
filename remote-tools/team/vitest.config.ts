import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.{ts,tsx}"],
		// Data Hub's packages are TypeScript, which Node does not load from node_modules.
		server: { deps: { inline: [/\/node_modules\/@hub\//] } },
	},
});
