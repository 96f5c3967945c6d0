<?php

declare( strict_types=1 );

namespace Vitrina\Runtime\Setup;

/** One step of the screen Vitrina → Setup. A plugin adds its steps with the filter `vitrina_setup_steps`. */
interface Step {

	/** Unique: lower case letters, digits and hyphens. */
	public function id(): string;

	public function title(): string;

	/** Who may do it, besides those who may see the screen. */
	public function capability(): string;

	/** What is true now: nothing is remembered, so that a change made elsewhere counts too. */
	public function status(): Status;

	/** @return list<Field> What its form asks for; empty if it asks nothing. */
	public function fields(): array;

	/** Text of its button; empty if there is nothing that it can do. */
	public function button(): string;

	/**
	 * Does its work.
	 *
	 * @param array<string, string> $values Name of a field → what was typed. Of a file: its path; empty without a file.
	 * @return array<string, mixed> What undo() needs. Stored as an option.
	 * @throws SetupException If it could not be done; its message tells the owner why, and what to do.
	 */
	public function run( array $values ): array;

	/** @param array<string, mixed> $changes What run() returned. */
	public function undo( array $changes ): void;
}
