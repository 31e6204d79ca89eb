import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Section } from "@hub/shared-ui/layout/section";
import type { ReactNode } from "react";
import { useContentMessages } from "../messages.ts";
import type { BlockBase, BlockFrame, BlockPlace } from "./define-block.ts";

interface BlockSectionProps {
	readonly block: BlockBase;
	readonly place: BlockPlace;
	readonly frame: BlockFrame;
	readonly children: ReactNode;
}

/** The section around a block's view. */
export function BlockSection({
	block: { heading, intro },
	place,
	frame: { aside, ...frame },
	children,
}: BlockSectionProps) {
	const t = useContentMessages();
	const { href } = useRuntime();
	const asideHref = aside && href(aside.route);
	return (
		<Section
			heading={heading}
			intro={intro}
			aside={
				asideHref && (
					<ButtonLink href={asideHref} kind="quiet" iconEnd="arrow-right">
						{t(aside.label)}
					</ButtonLink>
				)
			}
			{...place.section}
			{...frame}
		>
			{children}
		</Section>
	);
}
