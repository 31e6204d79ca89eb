import { CardPicture } from "@hub/shared-contracts/remote/card-picture";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { ListedDemo } from "./listed-demo.ts";
import { useDemosMessages } from "./messages.ts";

interface DemoCardProps {
	readonly listed: ListedDemo;
	/** Default 3. */
	readonly headingLevel?: 2 | 3;
}

export function DemoCard({ listed: { demo, industry }, headingLevel = 3 }: DemoCardProps) {
	const t = useDemosMessages();
	const target = useRuntime().href("demo", { slug: demo.slug });
	return (
		<Card
			href={target}
			headingLevel={headingLevel}
			eyebrow={industry}
			title={demo.title}
			text={demo.description}
			cover={demo.cover ? <CardPicture id={demo.cover} /> : <Cover seed={demo.key} tone={demo.tone} />}
			meta={
				<>
					<span>{t(demo.hasPrototype ? "demo.kind.try" : "demo.kind.guided")}</span>
					{demo.minutes !== undefined && <span>{t("demo.minutes", { count: demo.minutes })}</span>}
				</>
			}
		/>
	);
}
