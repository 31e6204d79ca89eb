// Texts in Markdown, which the packager gives as they are (extension.config.js).

declare module "*.md" {
	const text: string;
	export default text;
}
