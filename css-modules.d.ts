// The exports of a CSS module: local class names with their names in the page.
declare module "*.module.css" {
	const classes: Readonly<Record<string, string>>;
	export default classes;
}
declare module "*.css";
declare module "*.svg";

// A font as a `data:` address.
declare module "*.ttf" {
	const address: string;
	export default address;
}
