import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Evaluates Storage security rules for the Firebase CLI's Storage emulator, with the rules engine that is
 * inside the Firestore emulator. One JSON request a line on stdin, one JSON response a line on stdout.
 */
public final class StorageRulesRuntime {
  /** The CLI parses what one read gives it as one message, so two must not arrive together. */
  private static final long GAP_MILLIS = 5;

  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  public static void main(String[] args) throws Exception {
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    System.setOut(System.err);
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    send(out, "{\"id\":-1,\"status\":\"ok\",\"action\":\"\"}");
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) send(out, runtime.answer(JsonParser.parseString(line).getAsJsonObject()).toString());
    }
  }

  private static void send(PrintStream out, String message) throws InterruptedException {
    byte[] line = (message + "\n").getBytes(StandardCharsets.UTF_8);
    out.write(line, 0, line.length);
    out.flush();
    Thread.sleep(GAP_MILLIS);
  }

  private JsonObject answer(JsonObject request) {
    JsonObject response = new JsonObject();
    response.add("id", request.get("id"));
    response.add("action", request.get("action"));
    response.addProperty("status", "ok");
    response.add("errors", new JsonArray());
    response.add("warnings", new JsonArray());
    try {
      JsonObject context = request.getAsJsonObject("context");
      String action = request.get("action").getAsString();
      if (action.equals("load_ruleset")) loadRuleset(context, response);
      else if (action.equals("verify")) verify(context, response);
      else throw new IllegalArgumentException("unknown action " + action);
    } catch (Exception e) {
      // Without a result the emulator denies.
      response.getAsJsonArray("errors").add("Storage rules runtime: " + e);
    }
    return response;
  }

  private void loadRuleset(JsonObject context, JsonObject response) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    FirebaseRulesLangOptions options = FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
    for (Issue issue : compiled.getIssues()) {
      String kind = issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings";
      response
          .getAsJsonArray(kind)
          .add(
              String.format(
                  "%s:%d:%d - %s",
                  issue.getSourcePosition().getFileName(),
                  issue.getSourcePosition().getLine(),
                  issue.getSourcePosition().getColumn(),
                  issue.getDescription()));
    }
    if (compiled.hasCompilationError()) return;
    RulesetAst ast = compiled.getRulesetAst();
    rulesets.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(ast));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", ast.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1);
    response.add("result", result);
  }

  private void verify(JsonObject context, JsonObject response) throws Exception {
    DefaultEvaluator evaluator = rulesets.get(context.get("rulesetName").getAsString());
    if (evaluator == null) throw new IllegalStateException("no such ruleset");
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(pathOf(context.get("path").getAsString()));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    JsonObject result = new JsonObject();
    try {
      result.addProperty("permit", evaluator.evaluate(rule.build()).get().permit());
    } catch (ExecutionException e) {
      // A rule that cannot be evaluated (a null, a missing field) denies, as in production.
      result.addProperty("permit", false);
    }
    response.add("result", result);
  }

  /** The path as it is: object names may hold what PathUtils would take for an escape. */
  private static ExpressionPathValue pathOf(String path) {
    ExpressionPathValue.Builder builder = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) builder.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
    }
    return builder.build();
  }
}
