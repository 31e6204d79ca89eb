// The footer of the default layout.

import type { SiteSettings } from "@hub/shared-contracts/cms/site-settings";
import type { NavigationLink, NavigationMenus } from "@hub/shared-contracts/content/navigation";
import { useRuntime, useService } from "@hub/shared-contracts/remote/runtime";
import { BrandMark } from "@hub/shared-ui/layout/brand-mark";
import { SiteFooter } from "@hub/shared-ui/layout/site-footer";
import { placeOf } from "./header.tsx";
import { useShellMessages } from "./shell-messages.ts";

interface FooterProps {
	readonly menus: NavigationMenus;
	readonly settings: SiteSettings | null;
	/** Whether the consent remote is available, so that its settings can be opened (CN-5). */
	readonly consentSettings: boolean;
}

export function Footer({ menus, settings, consentSettings }: FooterProps) {
	const t = useShellMessages();
	const { currentHref } = useRuntime();
	const consent = useService("consent");
	const item = ({ label, href }: NavigationLink) => ({ label, href, current: placeOf(currentHref, href) });
	const organisation = settings?.organisation;
	return (
		<SiteFooter
			brand={<BrandMark />}
			claim={settings?.footerText}
			columns={menus.footer.map(({ label, links }) => ({ heading: label, items: links.map(item) }))}
			navigationLabel={t("nav.footer")}
			legal={menus.legal.map(item)}
			consentSettings={
				consentSettings && (
					<button type="button" className="needs-script" onClick={() => consent.open()}>
						{t("consent.settings")}
					</button>
				)
			}
			organisation={organisation && `${organisation.name}, ${organisation.street}, ${organisation.postalCode} ${organisation.city}`}
		/>
	);
}
