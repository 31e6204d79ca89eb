// The footer of the default layout.

import type { SiteSettings } from "@hub/content-model/cms/site-settings";
import type { NavigationLink, NavigationMenus } from "@hub/shared-contracts/content/navigation";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { BrandMark } from "@hub/shared-ui/layout/brand-mark";
import { SiteFooter } from "@hub/shared-ui/layout/site-footer";
import { currentState } from "./menu-marks.ts";
import { useShellMessages } from "./shell-messages.ts";

interface FooterProps {
	readonly menus: NavigationMenus;
	readonly settings: SiteSettings | null;
	/** Address of the page. */
	readonly here: string;
}

export function Footer({ menus, settings, here }: FooterProps) {
	const t = useShellMessages();
	const { href } = useRuntime();
	const consentSettings = href("cookie-settings");
	const item = ({ label, href }: NavigationLink) => ({ label, href, current: currentState(here, href) });
	const organisation = settings?.organisation;
	return (
		<SiteFooter
			brand={<BrandMark />}
			claim={settings?.footerText}
			columns={menus.footer.map(({ label, links }) => ({ heading: label, items: links.map(item) }))}
			navigationLabel={t("nav.footer")}
			legal={menus.legal.map(item)}
			consentSettings={
				consentSettings ? (
					<a href={consentSettings} aria-current={currentState(here, consentSettings) === "page" ? "page" : undefined}>
						{t("consent.settings")}
					</a>
				) : (
					// Without the remote for consent, everything counts as refused (CN-6).
					t("consent.absent")
				)
			}
			organisation={
				organisation && `${organisation.name}, ${organisation.street}, ${organisation.postalCode} ${organisation.city}`
			}
		/>
	);
}
