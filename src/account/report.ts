/** The port to reports over all accounts, deleted ones among them. They add up the lines of the statements to the last digit. */

/** What was spent on calls in a month (UTC) at one rate of VAT. */
export interface RevenueLine {
  /** `2026-11`. */
  readonly month: string;
  readonly vatBasisPoints: number;
  /** Calls less those that were given back. */
  readonly calls: number;
  /** VAT included. */
  readonly grossMicroGbp: number;
  readonly vatMicroGbp: number;
}

/** How the credit of all accounts together changed in a month: what customers are owed. */
export interface CreditLine {
  readonly month: string;
  readonly openingMicroGbp: number;
  readonly receivedMicroGbp: number;
  /** Negative where more was taken away than given. */
  readonly adjustedMicroGbp: number;
  readonly spentMicroGbp: number;
  readonly closingMicroGbp: number;
}

export interface Revenue {
  readonly revenue: readonly RevenueLine[];
  /** Each month of the span, also those without a booking. */
  readonly credit: readonly CreditLine[];
}

export interface Reports {
  /** From one midnight UTC up to, not including, another; read at one moment. */
  revenue(fromMs: number, toMs: number): Promise<Revenue>;
}
