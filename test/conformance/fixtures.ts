/**
 * The tools, resources and prompts that the official conformance program of the Model Context Protocol asks for by name;
 * the program's scenarios say what each must do. They stand behind Fairday's own door, so that the door is tested whole.
 */
import {
  acceptedContent,
  type CallToolResult,
  createRequestStateCodec,
  type ElicitInputParams,
  type GetPromptResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  McpServer,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  type ServerContext,
} from '@modelcontextprotocol/server';

const IMAGE = {
  type: 'image' as const,
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  mimeType: 'image/png',
};
const AUDIO = {
  type: 'audio' as const,
  data: 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=',
  mimeType: 'audio/wav',
};

type Outcome = CallToolResult | InputRequiredResult;
type Run = (context: ServerContext, server: McpServer) => Outcome | Promise<Outcome>;

const codec = createRequestStateCodec<string>({ key: crypto.getRandomValues(new Uint8Array(32)) });

const text = (said: string): CallToolResult => ({ content: [{ type: 'text', text: said }] });

/** A form with one field. */
function form(message: string, field: string, type: 'string' | 'boolean' = 'string') {
  const params: ElicitInputParams = {
    mode: 'form',
    message,
    requestedSchema: {
      type: 'object',
      properties: { [field]: type === 'string' ? { type } : { type } },
      required: [field],
    },
  };
  return inputRequired.elicit(params);
}

function sampling(question: string, maxTokens: number) {
  const content = { type: 'text' as const, text: question };
  return inputRequired.createMessage({ messages: [{ role: 'user', content }], maxTokens });
}

const responses = ({ mcpReq }: ServerContext) => mcpReq.inputResponses;
const answered = (context: ServerContext, key: string) => inputResponse(responses(context), key).kind !== 'missing';

async function notifyProgress({ mcpReq }: ServerContext): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken ?? 0;
  for (const progress of [0, 50, 100]) {
    await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
  }
}

const TOOLS: Readonly<Record<string, Run>> = {
  test_simple_text: () => text('This is a simple text response for testing.'),
  test_image_content: () => ({ content: [IMAGE] }),
  test_audio_content: () => ({ content: [AUDIO] }),
  test_embedded_resource: () => ({
    content: [
      {
        type: 'resource',
        resource: {
          uri: 'test://embedded-resource',
          mimeType: 'text/plain',
          text: 'This is an embedded resource content.',
        },
      },
    ],
  }),
  test_multiple_content_types: () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      IMAGE,
      {
        type: 'resource',
        resource: {
          uri: 'test://mixed-content-resource',
          mimeType: 'application/json',
          text: '{"test":"data","value":123}',
        },
      },
    ],
  }),
  test_error_handling: () => ({ ...text('This tool intentionally returns an error for testing'), isError: true }),
  async test_tool_with_progress(context) {
    await notifyProgress(context);
    return text('done');
  },
  async test_tool_with_logging({ mcpReq }) {
    for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });
    }
    return text('Tool with logging executed successfully');
  },
  async test_logging_tool({ mcpReq }) {
    await mcpReq.log('info', 'a line for those who asked for a level');
    return text('done');
  },
  async test_streaming_elicitation(context) {
    await notifyProgress(context);
    return inputRequired({ inputRequests: { user_name: form('What is your name?', 'name') } });
  },
  test_missing_capability(_, { server }) {
    if (server.getClientCapabilities()?.sampling === undefined) {
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    }
    return text('done');
  },
  test_input_required_result_elicitation(context) {
    const name = acceptedContent(responses(context), 'user_name')?.name;
    if (typeof name === 'string') return text(`Hello, ${name}!`);
    return inputRequired({ inputRequests: { user_name: form('What is your name?', 'name') } });
  },
  test_input_required_result_sampling(context) {
    const view = inputResponse(responses(context), 'capital_question');
    if (view.kind === 'sampling') return text(JSON.stringify(view.result.content));
    return inputRequired({ inputRequests: { capital_question: sampling('What is the capital of France?', 100) } });
  },
  test_input_required_result_list_roots(context) {
    const view = inputResponse(responses(context), 'client_roots');
    if (view.kind === 'roots') return text(view.roots.map(({ uri }) => uri).join(' '));
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  async test_input_required_result_request_state(context) {
    if (context.mcpReq.requestState() === 'asked' && answered(context, 'confirm')) return text('state-ok');
    return inputRequired({
      inputRequests: { confirm: form('Please confirm', 'ok', 'boolean') },
      requestState: await codec.mint('asked', context),
    });
  },
  async test_input_required_result_tampered_state(context) {
    if (context.mcpReq.requestState() === 'asked') return text('state-ok');
    return inputRequired({
      inputRequests: { confirm: form('Please confirm', 'ok', 'boolean') },
      requestState: await codec.mint('asked', context),
    });
  },
  async test_input_required_result_multiple_inputs(context) {
    if (['user_name', 'greeting', 'client_roots'].every((key) => answered(context, key))) return text('all three came');
    return inputRequired({
      inputRequests: {
        user_name: form('What is your name?', 'name'),
        greeting: sampling('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await codec.mint('asked', context),
    });
  },
  async test_input_required_result_multi_round(context) {
    if (answered(context, 'step2')) return text('both steps came');
    const second = answered(context, 'step1');
    return inputRequired({
      inputRequests: second
        ? { step2: form('Step 2: What is your favorite color?', 'color') }
        : { step1: form('Step 1: What is your name?', 'name') },
      requestState: await codec.mint(second ? 'second' : 'first', context),
    });
  },
  test_input_required_result_capabilities(_, { server }) {
    const { sampling: canSample, elicitation } = server.getClientCapabilities() ?? {};
    return inputRequired({
      inputRequests: {
        ...(canSample === undefined ? {} : { greeting: sampling('Generate a greeting', 50) }),
        ...(elicitation === undefined ? {} : { user_name: form('What is your name?', 'name') }),
      },
    });
  },
};

const STATIC_RESOURCES: Readonly<Record<string, ReadResourceResult>> = {
  'test://static-text': {
    contents: [
      { uri: 'test://static-text', mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
    ],
  },
  'test://static-binary': {
    contents: [{ uri: 'test://static-binary', mimeType: 'image/png', blob: IMAGE.data }],
  },
};

function readResource(uri: string): ReadResourceResult {
  const known = STATIC_RESOURCES[uri];
  if (known !== undefined) return known;
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id === undefined) throw new ResourceNotFoundError(uri);
  const data = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return { contents: [{ uri, mimeType: 'application/json', text: data }] };
}

type Prompted = (
  given: Readonly<Record<string, string>>,
  context: ServerContext,
) => GetPromptResult | InputRequiredResult;

const says = (...contents: GetPromptResult['messages'][number]['content'][]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});

const PROMPTS: Readonly<Record<string, { arguments?: { name: string; required: boolean }[]; make: Prompted }>> = {
  test_simple_prompt: { make: () => says({ type: 'text', text: 'This is a simple prompt for testing.' }) },
  test_prompt_with_arguments: {
    arguments: [
      { name: 'arg1', required: true },
      { name: 'arg2', required: true },
    ],
    make: ({ arg1, arg2 }) => says({ type: 'text', text: `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'` }),
  },
  test_prompt_with_embedded_resource: {
    arguments: [{ name: 'resourceUri', required: true }],
    make: ({ resourceUri }) =>
      says(
        {
          type: 'resource',
          resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        },
        { type: 'text', text: 'Please process the embedded resource above.' },
      ),
  },
  test_prompt_with_image: { make: () => says(IMAGE, { type: 'text', text: 'Please analyze the image above.' }) },
  test_input_required_result_prompt: {
    make: (_, context) =>
      answered(context, 'user_context')
        ? says({ type: 'text', text: 'with the context' })
        : inputRequired({ inputRequests: { user_context: form('What context should the prompt use?', 'context') } }),
  },
};

/** A server with all of it. */
export function createFixtureServer(): McpServer {
  const mcp = new McpServer(
    { name: 'fairday-conformance', version: '1' },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false, subscribe: true },
        prompts: { listChanged: false },
        completions: {},
        logging: {},
      },
      requestState: { verify: codec.verify },
    },
  );
  const { server } = mcp;
  server.setRequestHandler('tools/list', () => ({
    tools: Object.keys(TOOLS).map((name) => ({ name, description: name, inputSchema: { type: 'object' as const } })),
  }));
  server.setRequestHandler('tools/call', ({ params: { name } }, context) => {
    const run = TOOLS[name];
    if (run === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${name}.`);
    return run(context, mcp);
  });
  server.setRequestHandler('resources/list', () => ({
    resources: Object.keys(STATIC_RESOURCES).map((uri) => ({ uri, name: uri })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template' }],
  }));
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => readResource(uri));
  server.setRequestHandler('prompts/list', () => ({
    prompts: Object.entries(PROMPTS).map(([name, { arguments: taken = [] }]) => ({
      name,
      description: name,
      arguments: taken,
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }, context) => {
    const prompt = PROMPTS[params.name];
    if (prompt === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${params.name}.`);
    return prompt.make(params.arguments ?? {}, context);
  });
  server.setRequestHandler('completion/complete', () => ({
    completion: { values: ['paris'], total: 1, hasMore: false },
  }));
  return mcp;
}
