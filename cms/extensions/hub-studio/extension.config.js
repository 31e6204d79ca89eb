// Rollup options for Directus' extension build.

import { basename, dirname } from "node:path";

export default {
	plugins: [
		{
			// Pages and large fields are loaded when they are opened: Directus serves a file for each `import()` that it finds.
			name: "files-for-pages",
			outputOptions: ({ file, inlineDynamicImports, ...options }) => ({
				...options,
				dir: dirname(file),
				entryFileNames: basename(file),
				chunkFileNames: "[name]-[hash].js",
			}),
		},
		{
			name: "markdown-as-text",
			transform: (text, id) =>
				id.endsWith(".md") ? { code: `export default ${JSON.stringify(text)};`, map: null } : null,
		},
		{
			// Of a block's declaration, Studio needs the shape alone: its view and its loader, and React with them, stay out.
			name: "shapes-alone",
			load(id) {
				if (!id.endsWith(".block.ts")) return null;
				const type = basename(id, ".block.ts");
				return `import { shape } from "./${type}.shape.ts";\nexport const ${type} = { shape };\n`;
			},
		},
	],
};
