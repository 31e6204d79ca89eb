// What Directus' packager is told besides what it knows by itself.

import { basename, join } from "node:path";
import { packageFolders } from "../../../build/bundled-packages.ts";

const root = join(import.meta.dirname, "..", "..", "..");

export default {
	plugins: [
		{
			name: "markdown-as-text",
			transform: (text, id) => (id.endsWith(".md") ? { code: `export default ${JSON.stringify(text)};`, map: null } : null),
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
		{
			// For docs/licences.md: what is imported and then left out is not shipped.
			name: "packages-noted",
			generateBundle({ file }, bundle) {
				const modules = Object.values(bundle).flatMap((chunk) => Object.entries(chunk.modules ?? {}));
				const paths = modules.flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []));
				const source = JSON.stringify(packageFolders(root, paths), null, "\t");
				this.emitFile({ type: "asset", fileName: `${basename(file)}.packages.json`, source });
			},
		},
	],
};
