import type { PageProps } from "@hub/shared-contracts/remote/remote";
import { RichText, useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Breadcrumb } from "@hub/shared-ui/layout/breadcrumb";
import { PageHead } from "@hub/shared-ui/layout/page-head";
import { Section } from "@hub/shared-ui/layout/section";
import { Prose } from "@hub/shared-ui/text/prose";
import { useDemosMessages } from "../messages.ts";
import type { DemoData } from "./demo.loader.ts";

/** Try first, read later: the way to the prototype, then what the demo is about. */
export default function DemoPage({ data: { demo } }: PageProps<DemoData>) {
	const t = useDemosMessages();
	const { href } = useRuntime();
	const { key, slug, title, description, tone, body, hasPrototype } = demo;
	const list = href("demos");
	const prototype = hasPrototype && href("prototype", { slug });
	return (
		<article>
			<PageHead
				breadcrumb={list && <Breadcrumb label={t("breadcrumb")} items={[{ label: t("demos.title"), href: list }]} />}
				title={title}
				description={description}
				actions={
					prototype && (
						<ButtonLink href={prototype} kind="signal" size="large" iconEnd="arrow-right">
							{t("demo.try")}
						</ButtonLink>
					)
				}
				picture={<Cover seed={key} tone={tone} density="head" />}
			/>
			{body.html !== "" && (
				<Section width="text">
					<Prose>
						<RichText value={body} />
					</Prose>
				</Section>
			)}
		</article>
	);
}
