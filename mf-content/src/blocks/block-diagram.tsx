// One of the house's diagrams, with its labels in the page's language.

import type { Block } from "@hub/shared-contracts/content/block";
import { Diagram } from "@hub/shared-ui/diagram";
import { useContentMessages } from "../messages.ts";

export function BlockDiagram({ block }: { block: Extract<Block, { type: "diagram" }> }) {
	const t = useContentMessages();
	const frame = { title: t(`diagram.${block.diagram}.title`), description: block.alt, caption: block.caption };
	switch (block.diagram) {
		case "exchange":
			return (
				<Diagram
					{...frame}
					kind="exchange"
					labels={{
						provider: t("diagram.provider"),
						consumer: t("diagram.consumer"),
						providerSystem: t("diagram.providerSystem"),
						consumerSystem: t("diagram.consumerSystem"),
						connector: t("diagram.connector"),
						contract: t("diagram.contract"),
						flow: t("diagram.flow"),
					}}
				/>
			);
		case "connector":
			return (
				<Diagram
					{...frame}
					kind="connector"
					labels={{
						house: t("diagram.house"),
						systems: [t("diagram.system.1"), t("diagram.system.2"), t("diagram.system.3")],
						connector: t("diagram.connector"),
						duties: [t("diagram.duty.1"), t("diagram.duty.2"), t("diagram.duty.3"), t("diagram.duty.4")],
						space: t("diagram.space"),
						partners: [t("diagram.partner.1"), t("diagram.partner.2"), t("diagram.partner.3")],
					}}
				/>
			);
		case "passport":
			return (
				<Diagram
					{...frame}
					kind="passport"
					labels={{
						stages: [t("diagram.stage.1"), t("diagram.stage.2"), t("diagram.stage.3"), t("diagram.stage.4")],
						passport: t("diagram.passport"),
						identifier: t("diagram.identifier"),
						access: [t("diagram.access.1"), t("diagram.access.2"), t("diagram.access.3")],
					}}
				/>
			);
	}
}
