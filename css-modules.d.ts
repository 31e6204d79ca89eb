// What the bundler gives for a CSS module: local class names to the names in the page.
declare module "*.module.css" {
	const classes: Readonly<Record<string, string>>;
	export default classes;
}
declare module "*.css";
declare module "*.svg";
