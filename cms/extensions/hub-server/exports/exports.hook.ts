import { sanitizeQuery } from "@directus/api/utils/sanitize-query";
import type { Accountability, EndpointConfig, HookConfig, Query, SchemaOverview } from "@directus/types";
import { BYTE_ORDER_MARK, csvHead, csvLines } from "@hub/shared-contracts/content/csv";
import { z } from "zod";
import { tableOf } from "./table.ts";

type Router = Parameters<Extract<EndpointConfig, { handler: unknown }>["handler"]>[0];

/** A request after Directus' authentication and schema middleware. */
interface ExportRequest {
	readonly accountability?: Accountability | null;
	readonly schema: SchemaOverview;
	sanitizedQuery?: Query;
	/** Collection of the request, once its route is known. */
	readonly collection?: string;
}

const FORMATS = ["csv", "csv_utf8"] as const;
const isCsv = (format: unknown) => FORMATS.some((one) => one === format);

const rows = z.array(z.looseObject({}));
/** Response to a read: several rows, or one. */
const directusResponse = z.object({ data: z.union([rows, z.looseObject({}).transform((row) => [row])]) });
/** Studio's request to export into the file library. */
const intoLibrary = z.object({ query: z.looseObject({}), format: z.enum(FORMATS), file: z.looseObject({}).optional() });

/**
 * Writes Directus' CSV exports: downloads (`?export=csv` at any address) and files of the library. Directus' own writer
 * does not escape formulas and leaves out the UTF-8 byte order mark by default. Spreadsheets don't read the other
 * formats as cells.
 */
const exportsHook: HookConfig = ({ init }, { services, logger }) => {
	class SafeExport extends services.ExportService {
		override transform(
			...[input, format, options = {}]: Parameters<InstanceType<typeof services.ExportService>["transform"]>
		): string {
			if (!isCsv(format)) return super.transform(input, format, options);
			const { includeHeader = true, fields } = options;
			const table = tableOf(rows.parse(input), fields);
			const lines = csvLines(table.rows);
			return includeHeader ? `${BYTE_ORDER_MARK}${csvHead(table.columns)}\r\n${lines}` : `\r\n${lines}`;
		}
	}

	init("routes.before", ({ app }: { app?: Router }) => {
		app?.use((request, response, next) => {
			const parsed = request as unknown as ExportRequest;
			const { export: format, ...query } = parsed.sanitizedQuery ?? {};
			if (!isCsv(format)) return next();
			// Directus responds with JSON, which is converted to CSV.
			parsed.sanitizedQuery = query;
			const sendJson = response.json.bind(response);
			response.json = (body: unknown) => {
				const { data } = directusResponse.safeParse(body);
				if (response.statusCode !== 200 || !data) return sendJson(body);
				const { columns, rows } = tableOf(data.data);
				const head = columns.length > 0 ? csvHead(columns) : "";
				response.attachment(`${parsed.collection ?? "export"} ${new Date().toISOString().slice(0, 10)}.csv`);
				response.set("Content-Type", "text/csv; charset=utf-8");
				return response.send(BYTE_ORDER_MARK + [head, ...(rows.length > 0 ? [csvLines(rows)] : [])].join("\r\n"));
			};
			next();
		});

		app?.post("/utils/export/:collection", (request, response, next) => {
			const { schema, accountability = null } = request as unknown as ExportRequest;
			const { collection } = request.params;
			const input = intoLibrary.safeParse(request.body);
			// Directus refuses invalid and forbidden requests, and writes other formats itself.
			if (!input.success || !accountability?.user || !(collection in schema.collections)) return next();
			const { query, format, file } = input.data;
			sanitizeQuery(query, schema, accountability).then((sanitized) => {
				// Continues after the response, as Directus does. Studio's inbox reports the result.
				void new SafeExport({ schema, accountability })
					.exportToFile(collection, sanitized, format, file ? { file } : undefined)
					.catch((error: unknown) => logger.error(error, "An export failed."));
				response.status(204).end();
			}, next);
		});
	});
};

export default exportsHook;
