/** One link of a menu, in the menu's language. */
export interface NavigationLink {
	readonly label: string;
	/** Canonical where it is an address of this site. */
	readonly href: string;
}

/** Links of the footer under one heading. */
export interface NavigationGroup {
	readonly label: string;
	readonly links: readonly NavigationLink[];
}

/** The menus of the layout. */
export interface NavigationMenus {
	readonly header: readonly NavigationLink[];
	readonly footer: readonly NavigationGroup[];
	readonly legal: readonly NavigationLink[];
}
