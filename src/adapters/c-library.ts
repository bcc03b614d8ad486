/** The C library of the process, for the few calls of Linux that Bun has no API for. */
import { dlopen, type FFIFunction, type Library } from 'bun:ffi';

/** That of glibc, and that of musl. */
const LIBRARIES = ['libc.so.6', `libc.musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`];

/** Throws where there is neither. */
export function openCLibrary<Calls extends Record<string, FFIFunction>>(calls: Calls): Library<Calls> {
  let failure: unknown;
  for (const name of LIBRARIES) {
    try {
      return dlopen(name, calls);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
