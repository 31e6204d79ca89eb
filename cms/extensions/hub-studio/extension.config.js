// What Directus' packager is told besides what it knows by itself.

export default {
	plugins: [
		{
			name: "markdown-as-text",
			transform: (text, id) => (id.endsWith(".md") ? { code: `export default ${JSON.stringify(text)};`, map: null } : null),
		},
	],
};
