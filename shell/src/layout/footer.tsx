// The footer of the default layout.

import type { NavigationMenus } from "@hub/shared-contracts/content/navigation";
import type { SiteSettings } from "@hub/shared-contracts/content/site-settings";
import { useService } from "@hub/shared-contracts/runtime";
import { useShellMessages } from "./shell-messages.ts";

interface FooterProps {
	readonly menus: NavigationMenus;
	readonly settings: SiteSettings | null;
	/** Whether there is a consent remote whose settings can be opened (CN-5). */
	readonly consentSettings: boolean;
}

export function Footer({ menus, settings, consentSettings }: FooterProps) {
	const t = useShellMessages();
	const consent = useService("consent");
	return (
		<footer>
			<p>{settings?.claim}</p>
			<nav aria-label={t("nav.footer")}>
				{menus.footer.map((group) => (
					<section key={group.label}>
						<h2>{group.label}</h2>
						<ul>
							{group.links.map(({ label, href }) => (
								<li key={href}>
									<a href={href}>{label}</a>
								</li>
							))}
						</ul>
					</section>
				))}
			</nav>
			<nav aria-label={t("nav.legal")}>
				<ul>
					{menus.legal.map(({ label, href }) => (
						<li key={href}>
							<a href={href}>{label}</a>
						</li>
					))}
				</ul>
			</nav>
			{consentSettings && (
				<button type="button" onClick={() => consent.open()}>
					{t("consent.settings")}
				</button>
			)}
		</footer>
	);
}
