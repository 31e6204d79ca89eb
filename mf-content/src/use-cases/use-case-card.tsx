import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Card } from "@hub/shared-ui/card/card";
import { Cover } from "@hub/shared-ui/cover/cover";
import type { ListedUseCase } from "../listed-use-case.ts";

interface UseCaseCardProps {
	readonly listed: ListedUseCase;
	/** Default 3. */
	readonly headingLevel?: 2 | 3;
}

export function UseCaseCard({ listed: { useCase, industries }, headingLevel = 3 }: UseCaseCardProps) {
	const { href } = useRuntime();
	const target = href("use-case", { slug: useCase.slug });
	return (
		<Card
			href={target}
			title={useCase.title}
			headingLevel={headingLevel}
			text={useCase.description}
			cover={<Cover seed={useCase.key} tone={industries[0]?.tone ?? "brand"} />}
			meta={industries.map(({ id, title }) => <span key={id}>{title}</span>)}
		/>
	);
}
