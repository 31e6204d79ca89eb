// Automated accessibility checks with axe.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/**
 * Returns violations of WCAG 2.2 AA on the current page, one per line with the elements.
 * @param within selector of the checked part; default: the whole page
 */
export async function accessibilityViolations(page: Page, within?: string): Promise<string[]> {
	const builder = new AxeBuilder({ page }).withTags(RULES).setLegacyMode();
	const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
	);
}
