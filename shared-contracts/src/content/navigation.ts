/** One link of a menu, in the menu's language. */
export interface NavigationLink {
	readonly label: string;
	/** Canonical if it is an address of this site. */
	readonly href: string;
	/** A short explanation, which only the header's panels show. Default: none. */
	readonly about?: string;
}

/** Links under one heading: a column of the footer, or a panel of the header. */
export interface NavigationGroup {
	readonly label: string;
	readonly links: readonly NavigationLink[];
}

/** An entry of the header: a link, or a heading that opens its links. */
export type NavigationEntry = NavigationLink | NavigationGroup;

/** The menus of the layout. */
export interface NavigationMenus {
	readonly header: readonly NavigationEntry[];
	readonly footer: readonly NavigationGroup[];
	readonly legal: readonly NavigationLink[];
}
