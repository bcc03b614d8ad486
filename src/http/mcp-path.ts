/** The path of the Model Context Protocol, in a file of its own because its implementation is loaded on demand. */
export const MCP_PATH = '/mcp';
