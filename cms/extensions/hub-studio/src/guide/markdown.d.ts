// Types of imported Markdown files, which the bundler turns into strings (extension.config.js).

declare module "*.md" {
	const text: string;
	export default text;
}
